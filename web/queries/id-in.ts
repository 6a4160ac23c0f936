/** Whether a text is a UUIDv7. */
export const isId = (text: string) => /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(text)

/** The id in a page's path; 404 without one. */
export function idIn(place = ''): string {
  if (!isId(place.toLowerCase())) throw new Response('request.unknownPath', { status: 404 })
  return place
}
