/** The pages to link to around the current one: the ends, the neighbours, and nothing where pages are left out. */
export function linkedPages(current: number, pages: number): (number | undefined)[] {
  const wanted = new Set([1, 2, current - 1, current, current + 1, pages]);
  const shown = [...wanted].filter((page) => page >= 1 && page <= pages).sort((a, b) => a - b);
  return shown.flatMap((page, at) => {
    const before = shown[at - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [undefined, page];
  });
}
