import { z } from 'zod'
import { call } from '../call.ts'
import { member, root } from '../may.ts'
import { companyParams } from '../params.ts'

/** An external address: http or https only, never a script. */
export const WebAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'fields.webAddress' })
  .max(300)
  .meta({ examples: ['https://ornek.org.tr'] })

/** The host names of each network, and the message for an address elsewhere. */
const networks = {
  facebook: { hosts: ['facebook.com', 'fb.com', 'fb.me'], otherwise: 'fields.socialLink.facebook' },
  twitter: { hosts: ['x.com', 'twitter.com'], otherwise: 'fields.socialLink.twitter' },
  linkedin: { hosts: ['linkedin.com', 'lnkd.in'], otherwise: 'fields.socialLink.linkedin' },
  instagram: { hosts: ['instagram.com'], otherwise: 'fields.socialLink.instagram' },
  youtube: { hosts: ['youtube.com', 'youtu.be'], otherwise: 'fields.socialLink.youtube' },
} as const

const isOf = (network: keyof typeof networks, address: string) => {
  const host = URL.canParse(address) ? new URL(address).hostname.toLowerCase() : ''
  return networks[network].hosts.some((own) => host === own || host.endsWith(`.${own}`))
}

/** The address of a page of this network, shown with its icon. */
const pageOn = (network: keyof typeof networks) =>
  WebAddress.refine((address) => isOf(network, address), { error: networks[network].otherwise })
    .nullable()
    .optional()
    .meta({ examples: [`https://${networks[network].hosts[0]}/ornek`] })

export const SocialLinks = z.object({
  facebook: WebAddress.nullable().optional(),
  twitter: WebAddress.nullable().optional(),
  linkedin: WebAddress.nullable().optional(),
  instagram: WebAddress.nullable().optional(),
  youtube: WebAddress.nullable().optional(),
})
export type SocialLinks = z.infer<typeof SocialLinks>

export const readSocialLinks = call('GET', '/companies/:companyId/social', {
  summary: 'The organization’s social links',
  params: companyParams,
  output: SocialLinks,
  may: member,
})

export const changeSocialLinks = call('PUT', '/companies/:companyId/social', {
  summary: 'Change the organization’s social links',
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
