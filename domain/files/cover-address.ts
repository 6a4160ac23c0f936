import { mediaAddress } from '#platform/text/media-prefix.ts'

/** Where the cover of a form, an opportunity or a community is found by everybody. */
export const coverAddress = (key: string | null) =>
  key === null ? null : (mediaAddress(key, '/files/scholarship-files') ?? null)
