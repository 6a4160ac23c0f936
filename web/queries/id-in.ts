/** Whether a text is an id as we write them. */
export const isId = (text: string) => /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(text)

/** The id in the path of a page; without one the page does not exist. */
export function idIn(place = ''): string {
  if (!isId(place.toLowerCase())) throw new Response('request.unknownPath', { status: 404 })
  return place
}
