export const newsPageSize = 30

export const isUnreadAlone = (search: URLSearchParams) => search.get('filter') === 'unread'

/** The notification filter in an address. */
export function newsSearchOf(search: URLSearchParams) {
  const page = Number(search.get('page'))
  return {
    filter: isUnreadAlone(search) ? ('unread' as const) : ('all' as const),
    pageNumber: Number.isInteger(page) && page >= 1 && page <= 500 ? page : 1,
    pageSize: newsPageSize,
  }
}
