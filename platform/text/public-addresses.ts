import type { FormType } from '#contract/forms/form-content.ts'
import { listAddresses } from '#contract/forms/form-facts.ts'
import { slug } from './slug.ts'

// Permanent public addresses: a readable slug, and a short number that identifies the object whatever its name.

type Address = `/${string}`

interface Advertised {
  readonly type: FormType
  readonly title: string
  readonly formIdentityNumber: number
}

export const advertisementAddress = ({ type, title, formIdentityNumber }: Advertised): Address =>
  `${listAddresses[type]}/${slug(title, type)}-${formIdentityNumber}`

export const companyAddress = ({ name, companyNumber }: { name: string; companyNumber: number }): Address =>
  `/organizations/${slug(name, 'organization')}-${companyNumber}`

export const opportunityAddress = ({
  title,
  opportunityNumber,
}: {
  title: string
  opportunityNumber: number
}): Address => `/opportunities/${slug(title, 'opportunity')}-${opportunityNumber}`

export const communityAddress = ({ name, communityNumber }: { name: string; communityNumber: number }): Address =>
  `/communities/${slug(name, 'community')}-${communityNumber}`
