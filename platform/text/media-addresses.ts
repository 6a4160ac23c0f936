import { mediaAddress } from './media-prefix.ts'

/** Where an organization's picture is found by everybody. */
export const pictureAddress = (key: string | null) => addressIn('profile-images', key)

/** Where the cover of a form, an opportunity or a community is. */
export const coverAddress = (key: string | null) => addressIn('scholarship-files', key)

const addressIn = (container: 'profile-images' | 'scholarship-files', key: string | null) =>
  key === null ? null : (mediaAddress(key, `/files/${container}`) ?? null)
