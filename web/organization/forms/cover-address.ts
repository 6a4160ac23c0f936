import { mediaAddress } from '#platform/text/media-prefix.ts'

export const coverAddress = (key: string) => mediaAddress(key, '/files/scholarship-files') ?? null
