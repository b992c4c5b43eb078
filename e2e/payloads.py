"""300 texts that would run, restyle, reorder or pollute something if anybody took them for more than text.

Each tries to set `hacked` on the window or on every object. They are made from patterns, the same ones every time.
`make soak` tries all of them everywhere; `make test` tries every pattern once.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product

COUNT = 300
RUN = "window.hacked=1"
CALLS = (RUN, "Object.prototype.hacked=1", "top['hacked']=1")

TAGS = (
    "<script>{0}</script>",
    "<ScRiPt>{0}</sCrIpT>",
    "<script src=data:text/javascript,{0}></script>",
    "<img src=x onerror={0}>",
    "<img/src=x/onerror={0}>",
    "<body onload={0}>",
    "<iframe srcdoc='<script>{0}</script>'>",
    "<iframe src=javascript:{0}>",
    "<object data=javascript:{0}>",
    "<embed src=javascript:{0}>",
    "<video><source onerror={0}>",
    "<audio src=x onerror={0}>",
    "<details open ontoggle={0}>",
    "<input autofocus onfocus={0}>",
    "<a href=javascript:{0}>x</a>",
    "<form action=javascript:{0}><button>",
    "<math><mi xlink:href=javascript:{0}>",
    "<base href=javascript:{0}//>",
    "<meta http-equiv=refresh content='0;url=javascript:{0}'>",
    "<template><script>{0}</script></template>",
    "<noscript><p title='</noscript><img src=x onerror={0}>'>",
    "<x contenteditable onblur={0} autofocus>x",
)
SVG = (
    "<svg onload={0}>",
    "<svg><script>{0}</script></svg>",
    "<svg><animate onbegin={0} attributeName=x>",
    "<svg><set attributeName=onload to={0}>",
    "<svg><foreignObject><img src=x onerror={0}></foreignObject></svg>",
    "<svg><use href='data:image/svg+xml,<svg onload={0}>#x'>",
    "<svg><a xlink:href=javascript:{0}><text>x",
    "<title><svg onload={0}></title>",
    "]]><svg onload={0}>",
)
BREAKOUTS = (
    '"><img src=x onerror={0}>',
    "'><img src=x onerror={0}>",
    "--><script>{0}</script>",
    "</title><script>{0}</script>",
    "</textarea><script>{0}</script>",
    "</script><script>{0}</script>",
    "</style><script>{0}</script>",
    '" onfocus="{0}" x="',
    "' onmouseover='{0}",
    "` onerror=`{0}",
    '"}};{0};//',
    "'}});{0};//",
    '\\";{0};//',
    '","seats":[],"x":"{0}',
    "\\u003cscript>{0}",
    '"]}}{{"verb":"close"}}{0}',
    "*/{0}/*",
    "\n{0}\n",
    "\u2028{0}\u2029",
)
URLS = (
    "javascript:{0}",
    "JaVaScRiPt:{0}",
    "java\tscript:{0}",
    "javascript://%0a{0}",
    "data:text/html,<script>{0}</script>",
    "vbscript:{0}",
    "//evil.example/{0}",
    "https://evil.example/?{0}",
    "blob:{0}",
    "#game={0}",
    "../../{0}",
)
ENTITIES = (
    "&lt;script&gt;{0}&lt;/script&gt;",
    "&#60;img src=x onerror={0}&#62;",
    "%3Cscript%3E{0}%3C/script%3E",
    "&#x3c;b&#x3e;{0}",
)
TEMPLATES = (
    "${{{0}}}",
    "{{{{{0}}}}}",
    "#{{{0}}}",
    "<%= {0} %>",
    "{{ $name }} {0}",
    "{{ NUMBER(1) }}{0}",
    "{{-brand}}{0}",
    "%s%n{0}",
    "{{0.__class__}}{0}",
    "{{{{constructor.constructor('{0}')()}}}}",
    "$(touch {0})",
    "'; DROP TABLE races;--{0}",
    "__import__('js').{0}",
)
STYLES = (
    "</p><style>*{{display:none}}</style>{0}",
    "x;position:fixed;inset:0;{0}",
    "url(javascript:{0})",
    "expression({0})",
    "@import'//evil.example';{0}",
)
MARKS = (
    "\u202e{0}",
    "\u2066{0}\u2069\u2069",
    "\u2067\u2067\u2067{0}",
    "\u200f{0}\u200e",
    "a\u200bb\u200cc\u200d{0}",
    "\x00{0}\x00",
    "\ufeff{0}",
    "\x1b[31m{0}",
    "\x07\x08{0}",
    "\u0335\u0322{0}" + "\u0310\u0352" * 60,
    "\U000e0041{0}",
    "\ufff9{0}\ufffb",
    "{0}" + "\u0301" * 99,
)
KEYS = (
    "__proto__",
    "constructor",
    "prototype",
    "__proto__[hacked]",
    "constructor.prototype.hacked",
    "toString",
    "hasOwnProperty",
    "valueOf",
    "__defineGetter__",
    '{"__proto__":{"hacked":1}}',
    '{"constructor":{"prototype":{"hacked":1}}}',
    "then",
    "hacked",
)
LONG = (
    "W" * 10_000,
    "𒐫" * 3_000,
    "﷽" * 500,
    "🏴" * 999,
    "_" * 500,
    "&nbsp;" * 200,
    "\u00a0" * 400,
    "a\u00ad" * 300,
    "１" * 300,
    "<" * 600,
)

PATTERNS = (*TAGS, *SVG, *BREAKOUTS, *URLS, *ENTITIES, *TEMPLATES, *STYLES, *MARKS)


def _all() -> Iterator[str]:
    yield from KEYS
    yield from LONG
    yield from (pattern.format(call) for call, pattern in product(CALLS, PATTERNS))


ALL = tuple(dict.fromkeys(_all()))[:COUNT]
assert len(ALL) == COUNT
EACH = (*KEYS, *LONG, *(pattern.format(CALLS[at % len(CALLS)]) for at, pattern in enumerate(PATTERNS)))
PAYLOADS = ALL if os.environ.get("STAMPEDE_PAYLOADS") == "all" else tuple(dict.fromkeys(EACH))
