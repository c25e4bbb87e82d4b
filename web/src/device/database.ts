/** Requests and transactions of the browser's database as promises. */

/** What a request brings. */
export function answer<T>(request: IDBRequest): Promise<T> {
  return new Promise((told, failed) => {
    request.onsuccess = () => told(request.result as T);
    request.onerror = () => failed(request.error ?? new Error('the database did not answer'));
  });
}

/** Whether a transaction was written. */
export function completed(transaction: IDBTransaction): Promise<boolean> {
  return new Promise((told) => {
    transaction.oncomplete = () => told(true);
    transaction.onabort = () => told(false);
  });
}
