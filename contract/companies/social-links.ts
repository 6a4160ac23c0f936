import { z } from 'zod'
import { call } from '../call.ts'
import { member, root } from '../may.ts'
import { companyParams } from '../params.ts'

/** The address of a page elsewhere: http or https only, never a script. */
export const WebAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'fields.webAddress' })
  .max(300)
  .meta({ examples: ['https://ornek.org.tr'] })

const hosts = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  twitter: ['x.com', 'twitter.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  instagram: ['instagram.com'],
  youtube: ['youtube.com', 'youtu.be'],
} as const

const isOf = (network: keyof typeof hosts, address: string) => {
  const host = URL.canParse(address) ? new URL(address).hostname.toLowerCase() : ''
  return hosts[network].some((own) => host === own || host.endsWith(`.${own}`))
}

/** The address of a page of this network, which is shown with its sign. */
const pageOn = (network: keyof typeof hosts) =>
  WebAddress.refine((address) => isOf(network, address), { error: `fields.socialLink.${network}` })
    .nullable()
    .optional()
    .meta({ examples: [`https://${hosts[network][0]}/ornek`] })

export const SocialLinks = z.object({
  facebook: WebAddress.nullable().optional(),
  twitter: WebAddress.nullable().optional(),
  linkedin: WebAddress.nullable().optional(),
  instagram: WebAddress.nullable().optional(),
  youtube: WebAddress.nullable().optional(),
})
export type SocialLinks = z.infer<typeof SocialLinks>

export const readSocialLinks = call('GET', '/companies/:companyId/social', {
  summary: 'Where else the organization is found',
  params: companyParams,
  output: SocialLinks,
  may: member,
})

export const changeSocialLinks = call('PUT', '/companies/:companyId/social', {
  summary: 'Change where else the organization is found',
  params: companyParams,
  body: z.object({
    facebook: pageOn('facebook'),
    twitter: pageOn('twitter'),
    linkedin: pageOn('linkedin'),
    instagram: pageOn('instagram'),
    youtube: pageOn('youtube'),
  }),
  output: SocialLinks,
  may: root,
})
