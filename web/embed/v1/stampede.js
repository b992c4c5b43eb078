// <stampede-board position="..." panel="play">: a board of Stampede in any page. Its attributes are the parameters of the
// address; what stands inside it is seen while there is no script. It gives the frame the height that the frame asks for,
// and sees to it that only one board of the page runs at a time.

const HOME = new URL('./', import.meta.url);
const NAMES = ['game', 'position', 'record', 'scenario', 'ply', 'theme', 'lang', 'panel'];
const LIVE = ['theme', 'lang']; // changed without loading anew
const TOLD = ['ready', 'resize', 'progress', 'state', 'done'];
const HIGHEST = 4000; // pixels
const PROTOCOL = 1;

/** @type {Set<StampedeBoard>} */
const boards = new Set();

class StampedeBoard extends HTMLElement {
  static observedAttributes = NAMES;
  /** @type {HTMLIFrameElement | null} */
  #frame = null;

  connectedCallback() {
    boards.add(this);
    if (!this.#frame) {
      this.#frame = this.#framed();
      this.attachShadow({ mode: 'open' }).append(this.#frame);
    }
    addEventListener('message', this.#hear);
  }

  disconnectedCallback() {
    boards.delete(this);
    removeEventListener('message', this.#hear);
  }

  /** @param {string} name @param {string | null} before @param {string | null} after */
  attributeChangedCallback(name, before, after) {
    if (!this.#frame || before === after) return;
    if (LIVE.includes(name) && after) this.send(name, { [name]: after });
    else this.#frame.src = this.address;
  }

  /** What the frame shows. */
  get address() {
    const url = new URL(HOME);
    for (const name of NAMES) if (this.hasAttribute(name)) url.searchParams.set(name, this.getAttribute(name) ?? '');
    return url.href;
  }

  /** Say something to the board: `goto`, `theme`, `lang`, `reset`, `load`. @param {string} type @param {Record<string, any>} [fields] */
  send(type, fields = {}) {
    this.#frame?.contentWindow?.postMessage({ stampede: PROTOCOL, type, ...fields }, '*'); // a sandbox has no origin
  }

  #framed() {
    const frame = document.createElement('iframe');
    frame.name = 'stampede-board';
    frame.src = this.address;
    frame.title = this.getAttribute('label') ?? 'Stampede';
    frame.loading = 'lazy';
    frame.height = '420';
    this.style.display ||= 'block';
    if (this.hasAttribute('sandbox')) frame.setAttribute('sandbox', this.getAttribute('sandbox') || 'allow-scripts');
    Object.assign(frame.style, { display: 'block', width: '100%', border: '0' });
    return frame;
  }

  /** @param {MessageEvent} event */
  #hear = ({ source, origin, data }) => {
    if (!this.#frame || source !== this.#frame.contentWindow) return;
    if (origin !== HOME.origin && origin !== 'null') return;
    if (data?.stampede !== PROTOCOL || !TOLD.includes(data.type)) return;
    if (data.type === 'resize') this.#resize(Number(data.height));
    if (data.type === 'progress') for (const other of boards) if (other !== this) other.send('rest');
    this.dispatchEvent(new CustomEvent(`stampede-${data.type}`, { detail: data, bubbles: true }));
  };

  /** @param {number} height */
  #resize(height) {
    if (this.#frame && height > 0 && height < HIGHEST) this.#frame.height = String(Math.ceil(height));
  }
}

if (!customElements.get('stampede-board')) customElements.define('stampede-board', StampedeBoard);
