import { mediaAddress } from '#platform/text/media-prefix.ts'

/** Where an organization's picture is found by everybody. */
export const pictureAddress = (key: string | null) => (key === null ? null : (mediaAddress(key, prefix) ?? null))

const prefix = '/files/profile-images'
