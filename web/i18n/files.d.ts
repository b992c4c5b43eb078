declare module '*.ftl' {
  const text: string;
  export default text;
}

declare module 'drawing:*' {
  const drawing: unknown;
  export default drawing;
}

declare module 'words:*' {
  const text: string;
  export default text;
}
