/** The number at the end of `yarinin-muhendisleri-bursu-1042`; 404 without one. */
export function numberIn(place: string | undefined): string {
  const number = /^(?:[^/]*-)?(\d{1,9})$/.exec(place ?? '')?.[1]
  if (number === undefined) throw new Response('request.unknownPath', { status: 404 })
  return number
}
