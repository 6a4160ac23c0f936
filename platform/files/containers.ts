/** File containers. Files in a public container can be read by anyone with the address. */
const publicContainers = ['scholarship-files', 'website-images', 'profile-images'] as const
export const containers = [...publicContainers, 'private'] as const

export type PublicContainer = (typeof publicContainers)[number]
export type Container = (typeof containers)[number]

export function isPublicContainer(name: string): name is PublicContainer {
  return (publicContainers as readonly string[]).includes(name)
}
