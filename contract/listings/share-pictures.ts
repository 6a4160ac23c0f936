/** The public pages with a preview picture for shared links, by the name in the picture's address. */
export const sharedPages = {
  home: '/',
  search: '/search',
  scholarships: '/scholarships',
  programs: '/programs',
  jobs: '/jobs',
  voluntary: '/voluntary',
  others: '/others',
  organizations: '/organizations',
  opportunities: '/opportunities',
  communities: '/communities',
} as const
export type SharedPage = keyof typeof sharedPages

/** Kinds of numbered pages, each with its own picture. */
export const sharedKinds = ['forms', 'organizations', 'opportunities', 'communities'] as const
export type SharedKind = (typeof sharedKinds)[number]

export const sharePictureSize = { width: 1200, height: 630 } as const
