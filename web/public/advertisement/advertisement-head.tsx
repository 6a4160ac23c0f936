import type { Advertisement } from '#contract/listings/listings.ts'
import { advertisementAddress } from '#platform/text/public-addresses.ts'
import { listAddress } from '../../listing/list-type.ts'
import { ListedHead } from '../../page/listed-head.tsx'
import { usePlace } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { advertisement as advertisementData } from '../structured-data/advertisement.ts'
import { breadcrumbs } from '../structured-data/lists.ts'
import { StructuredData } from '../structured-data/structured-data.tsx'

export function AdvertisementHead({ advertisement }: { advertisement: Advertisement }) {
  const t = useTexts('public_lists')
  const site = usePlace()
  const { type, title, summary, company, formIdentityNumber } = advertisement
  const address = advertisementAddress(advertisement)
  const trail = [
    { name: 'Köprü', address: '/' },
    { name: t('list.title', { type }), address: listAddress(type) },
    { name: title, address },
  ]
  return (
    <>
      <ListedHead
        title={`${title} · ${company.name} · Köprü`}
        description={summary}
        address={address}
        kind="article"
        picture={{ of: { kind: 'forms', number: formIdentityNumber }, alt: title }}
      />
      <StructuredData things={[advertisementData(advertisement, site), breadcrumbs(trail, site)]} />
    </>
  )
}
