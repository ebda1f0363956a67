const key = 'heima.later-toast';

/** Keeps a success message over the loading of the next page, for example after signing in (R053). */
export function showToastAfterLoading(text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Storage may be switched off; then the message is not worth failing for.
  }
}

export function takeLaterToast(): string | undefined {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text ?? undefined;
  } catch {
    return undefined;
  }
}
