export const views = ['profile', 'answers', 'documents', 'history'] as const
export type View = (typeof views)[number]

export const viewOf = (search: URLSearchParams): View => views.find((view) => view === search.get('view')) ?? 'profile'

/** The same application, seen otherwise; what the list was narrowed by stays in the address. */
export function viewAddress(search: URLSearchParams, view: View): string {
  const address = new URLSearchParams(search)
  if (view === 'profile') address.delete('view')
  else address.set('view', view)
  return address.size > 0 ? `?${address}` : '?'
}
