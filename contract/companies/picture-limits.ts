/** How many pictures an organization may upload within a day, and how many, and how large together, it may keep. */
export const pictureLimits = { inADay: 200, inAll: 2000, megabytes: 500 } as const
