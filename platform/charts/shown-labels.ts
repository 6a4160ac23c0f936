/**
 * Which of `count` labels side by side are shown: `narrow` ones always, `wide` ones where there is room, evenly apart and
 * counted from the last, which is the newest.
 */
export function shownLabels(count: number, { wide = 10, narrow = 4 } = {}): readonly ('always' | 'wide' | null)[] {
  const wideStep = Math.max(1, Math.ceil(count / wide))
  // A multiple, so that the labels on a phone are a subset of those on a wide screen.
  const narrowStep = wideStep * Math.max(1, Math.ceil(count / wideStep / narrow))
  return Array.from({ length: count }, (_, at) => {
    const fromEnd = count - 1 - at
    if (fromEnd % narrowStep === 0) return 'always'
    return fromEnd % wideStep === 0 ? 'wide' : null
  })
}
