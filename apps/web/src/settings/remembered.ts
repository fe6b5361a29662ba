/** What the browser remembers under a key; `otherwise` where there is nothing, or it refuses. */
export function recalled<T extends object>(key: string, otherwise: T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? { ...otherwise, ...value } : otherwise;
  } catch {
    // Refused or damaged: what is usual will do.
    return otherwise;
  }
}

/** Remembers something; where the browser refuses, it holds until the page is closed. */
export function remember(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser refuses to store: what was chosen holds until the page is closed.
  }
}

export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('binary-sunset')))
      localStorage.removeItem(key);
  } catch {
    // Where nothing may be stored, there is nothing to forget.
  }
}
