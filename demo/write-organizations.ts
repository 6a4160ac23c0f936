import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { CompanySection } from '#contract/companies/company-sections.ts'
import type { SocialLinks } from '#contract/companies/social-links.ts'
import { turkey } from '#contract/data/data.ts'
import type { Transaction } from '#database/connection.ts'
import { accounts, companyMembers } from '#database/schema/accounts.ts'
import { companies } from '#database/schema/companies.ts'
import { towns } from '#database/schema/reference.ts'
import { newId } from '#platform/ids.ts'
import { bannerOf, logoOf, photoOf } from './all-pictures.ts'
import { organizations } from './organizations/organizations.ts'
import type { Clock } from './writing/clock.ts'
import type { DemoOrganization, DemoSection } from './writing/demo-organization.ts'
import { richText } from './writing/rich-text.ts'

export interface WrittenOrganization extends DemoOrganization {
  readonly companyId: string
  readonly memberIds: readonly [root: string, ...others: string[]]
}

/** The first is there already, with its members; the others get a Root each, who signs in with the same password. */
export async function writeOrganizations(tx: Transaction, clock: Clock): Promise<WrittenOrganization[]> {
  const [own, ...others] = organizations
  const members = await tx
    .select({ companyId: companyMembers.companyId, accountId: accounts.id, passwordHash: accounts.passwordHash })
    .from(accounts)
    .innerJoin(companyMembers, eq(companyMembers.accountId, accounts.id))
    .where(and(inArray(accounts.email, ['kurum@kopru.test', 'okur@kopru.test']), isNull(accounts.deletedAt)))
    .orderBy(accounts.email)
  const [root] = members
  if (!own || !root) return []
  const townIds = await townIdsOf(tx)
  const row = (organization: DemoOrganization) => companyRow(organization, townIds, clock)

  await tx.update(companies).set(row(own)).where(eq(companies.id, root.companyId))
  const written = others.map((organization): WrittenOrganization => {
    const createdAt = clock.at(-organization.joined, '10:30').getTime()
    return { ...organization, companyId: newId(createdAt), memberIds: [newId(createdAt)] }
  })
  await tx.insert(companies).values(written.map((one) => ({ id: one.companyId, ...row(one) })))
  await tx.insert(accounts).values(
    written.map(({ key, contact: { name, surname }, joined, memberIds: [id] }) => ({
      id,
      name,
      surname,
      kind: 'Company' as const,
      email: `${key}@kopru.test`,
      emailVerifiedAt: clock.at(-joined, '10:30'),
      passwordHash: root.passwordHash,
      createdAt: clock.at(-joined, '10:30'),
    })),
  )
  await tx.insert(companyMembers).values(
    written.map(({ companyId, joined, memberIds: [accountId] }) => ({
      accountId,
      companyId,
      userType: 'Root' as const,
      acceptedAt: clock.at(-joined, '10:30'),
    })),
  )
  const subs = members.filter((member) => member !== root && member.companyId === root.companyId)
  const memberIds = [root.accountId, ...subs.map(({ accountId }) => accountId)] as const
  return [{ ...own, companyId: root.companyId, memberIds }, ...written]
}

function companyRow(organization: DemoOrganization, townIds: ReadonlyMap<string, number>, clock: Clock) {
  const { key, name, type, contact, place, tax, targeting, joined } = organization
  const [section1 = null, section2 = null, section3 = null] = (organization.sections ?? []).map((section) =>
    sectionOf(organization, section),
  )
  return {
    name,
    type,
    section1,
    section2,
    section3,
    about: richText(organization.about),
    photo: logoOf(organization).key,
    banner: bannerOf(organization).key,
    authName: `${contact.name} ${contact.surname}`,
    authTel: contact.phone,
    email: `iletisim@${key}.example`,
    website: `https://www.${key}.example`,
    address: place.address,
    countryId: turkey,
    cityId: place.cityId,
    townId: townIds.get(`${place.cityId} ${place.town}`) ?? null,
    lat: place.lat,
    lon: place.lon,
    social: socialOf(organization),
    taxTitle: tax.title,
    taxOffice: tax.office,
    taxNumber: tax.number,
    targeting: { types: [], levels: [], universityIds: [], cityIds: [], text: '', ...targeting },
    verifiedAt: organization.verified ? clock.at(-joined + 4, '14:00') : null,
    createdAt: clock.at(-joined, '10:30'),
  }
}

function sectionOf(owner: DemoOrganization, section: DemoSection): CompanySection {
  const { title, text, tags = [], video = null, photos = [] } = section
  const [photo1 = null, photo2 = null] = photos.map((theme) => photoOf(owner, theme, title).key)
  return { title, exp: richText(text), tags: [...tags], video, photo1, photo2, banner: null }
}

const hosts = {
  facebook: 'www.facebook.com',
  twitter: 'x.com',
  linkedin: 'www.linkedin.com/company',
  instagram: 'www.instagram.com',
  youtube: 'www.youtube.com/@',
} as const satisfies Record<keyof SocialLinks, string>

/** Nobody's: the name says that it is ours. */
const socialOf = ({ key, social = [] }: DemoOrganization): SocialLinks =>
  Object.fromEntries(
    social.map((network) => [network, `https://${hosts[network]}/kopru-demo-${key}`.replace('@/', '@')]),
  )

async function townIdsOf(tx: Transaction) {
  const cityIds = organizations.map(({ place }) => place.cityId)
  const rows = await tx.select().from(towns).where(inArray(towns.cityId, cityIds))
  return new Map(rows.map(({ id, cityId, name }) => [`${cityId} ${name}`, id]))
}
