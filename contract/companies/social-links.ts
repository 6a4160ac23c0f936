import { z } from 'zod'
import { call } from '../call.ts'
import { member, root } from '../may.ts'
import { companyParams } from '../params.ts'

/** The address of a page elsewhere: http or https only, never a script. */
export const WebAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'fields.webAddress' })
  .max(300)
  .meta({ examples: ['https://ornek.org.tr'] })

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
  body: SocialLinks,
  output: SocialLinks,
  may: root,
})
