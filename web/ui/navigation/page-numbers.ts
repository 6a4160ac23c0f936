/** Which page numbers to show: the ends, the current one and its neighbours; null where some are left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].sort((one, other) => one - other)
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    // A single page takes no more room than the dots that would stand for it.
    return missing === 1 ? [number - 1, number] : [null, number]
  })
}
