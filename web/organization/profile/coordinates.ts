interface Point {
  readonly lat: number
  readonly lon: number
}

/**
 * Parses `41.00824, 28.97836` as maps give it; a decimal comma is accepted if a space or semicolon separates the two.
 */
export function coordinatesIn(text: string): Point | undefined {
  const [, first, second] =
    /^\s*(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ??
    /^\s*(-?\d{1,3}(?:,\d+)?)\s*[;\s]\s*(-?\d{1,3}(?:,\d+)?)\s*$/.exec(text) ??
    []
  if (first === undefined || second === undefined) return undefined
  const [lat, lon] = [figure(first), figure(second)]
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined
}

/** Rounds to six decimals, about 10 cm. */
const figure = (text: string) => Math.round(Number(text.replace(',', '.')) * 1e6) / 1e6
