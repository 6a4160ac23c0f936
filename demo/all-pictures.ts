import { createHash } from 'node:crypto'
import type { PublicContainer } from '#platform/files/containers.ts'
import { organizations } from './organizations/organizations.ts'
import type { Logo } from './pictures/draw-logo.ts'
import type { DrawnPicture } from './pictures/draw-scene.ts'
import { paletteNames } from './pictures/palettes.ts'
import { randomOf } from './pictures/random.ts'
import type { ThemeName } from './pictures/themes.ts'
import type { DemoOrganization } from './writing/demo-organization.ts'

export type DemoPicture = { readonly container: PublicContainer; readonly key: string } & (
  | { readonly kind: 'logo'; readonly drawn: Logo }
  | { readonly kind: 'banner' | 'scene' | 'cover'; readonly drawn: DrawnPicture }
)

type Owner = Pick<DemoOrganization, 'key' | 'palette'>

export function logoOf({ key, palette, logo }: DemoOrganization): DemoPicture {
  const drawn = { palette, seed: key, ...logo }
  return { container: 'profile-images', key: keyOf('logo', drawn), kind: 'logo', drawn }
}

export const bannerOf = ({ key, palette, banner }: DemoOrganization) =>
  picture('profile-images', 'banner', { theme: banner, palette, seed: key })

export const photoOf = ({ key, palette }: Owner, theme: ThemeName, of: string) =>
  picture('profile-images', 'scene', { theme, palette, seed: `${key} ${of}` })

/** In the organization's colours now and then: a page in which all were would look like one picture. */
export function coverOf({ key, palette }: Owner, theme: ThemeName, title: string) {
  const random = randomOf(title)
  const seed = `${key} ${title}`
  return picture('scholarship-files', 'cover', {
    theme,
    seed,
    palette: random.chance(0.4) ? palette : random.pick(paletteNames),
  })
}

function picture(container: PublicContainer, kind: 'banner' | 'scene' | 'cover', drawn: DrawnPicture): DemoPicture {
  return { container, key: keyOf(kind, drawn), kind, drawn }
}

/** Known before anything is drawn: a drawing is decided by what it is asked for. */
function keyOf(kind: DemoPicture['kind'], drawn: Logo | DrawnPicture) {
  const hash = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 32)
  return `demo/${kind}-${hash}.webp`
}

/** In the order in which a new user looks at them. */
export function allPictures(): readonly DemoPicture[] {
  const advertised = organizations
    .flatMap((owner) => owner.forms.map((form) => ({ owner, form })))
    .sort((one, other) => rank(one.form.when) - rank(other.form.when))
  return [
    ...organizations.map(logoOf),
    ...advertised.map(({ owner, form }) => coverOf(owner, form.cover, form.title)),
    ...organizations.map(bannerOf),
    ...organizations.flatMap(({ sections = [], ...owner }) =>
      sections.flatMap(({ title, photos = [] }) => photos.map((theme) => photoOf(owner, theme, title))),
    ),
    ...organizations.flatMap(({ opportunities = [], ...owner }) =>
      opportunities.map(({ cover, title }) => coverOf(owner, cover, title)),
    ),
    ...organizations.flatMap(({ communities = [], ...owner }) =>
      communities.map(({ cover, name }) => coverOf(owner, cover, name)),
    ),
  ]
}

/** By deadline, as in the lists. */
function rank({ state, closes }: DemoOrganization['forms'][number]['when']) {
  return state === 'Published' ? (closes ?? 0) : 1000
}
