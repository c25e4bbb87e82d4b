/** The catalogues as modules. */
declare module 'words:*' {
  const text: string;
  export default text;
}
