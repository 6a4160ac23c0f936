import { mediaAddress } from './media-prefix.ts'

/** The public address of an organization's picture. */
export const pictureAddress = (key: string | null) => addressIn('profile-images', key)

/** The public address of a cover of a form, an opportunity or a community. */
export const coverAddress = (key: string | null) => addressIn('scholarship-files', key)

const addressIn = (container: 'profile-images' | 'scholarship-files', key: string | null) =>
  key === null ? null : (mediaAddress(key, `/files/${container}`) ?? null)
