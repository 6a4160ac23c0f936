/** The limits of an organization's pictures: uploads per day, total number, total size. */
export const pictureLimits = { inADay: 200, inAll: 2000, megabytes: 500 } as const
