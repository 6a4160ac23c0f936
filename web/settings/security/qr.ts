/** A QR code as one SVG path, and its width in modules. */
export interface QrDrawing {
  readonly path: string
  readonly size: number
}

export async function drawQr(text: string): Promise<QrDrawing> {
  const { encode } = await import('uqr')
  // Scanners need a border of four light squares.
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: squares.join(''), size }
}
