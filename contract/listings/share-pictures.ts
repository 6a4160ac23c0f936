/** The public pages that have a picture for whoever shares their address, by the name that the picture's address has. */
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

/** What is numbered, and has a picture each. */
export const sharedKinds = ['forms', 'organizations', 'opportunities', 'communities'] as const
export type SharedKind = (typeof sharedKinds)[number]

export const sharePictureSize = { width: 1200, height: 630 } as const
