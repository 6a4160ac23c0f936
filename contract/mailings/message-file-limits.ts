/** Of one message, together. */
export const messageFileLimits = { files: 3, bytes: 10_000_000 } as const
