/** Loads any part of a language's words. */
declare module 'words:all' {
  const words: Record<'nl' | 'de' | 'fr' | 'en', Record<string, () => Promise<{ default: string }>>>;
  export default words;
}

/** Where Python lies for the worker; null where the page was built without it. */
declare module 'python:files' {
  const files: import('./port/home-messages').PythonFiles | null;
  export default files;
}
