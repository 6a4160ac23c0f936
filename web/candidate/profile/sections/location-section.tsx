import { type CandidateProfile, changeCandidateLocation } from '#contract/candidates/candidate-profile.ts'
import { turkey } from '#contract/data/turkey.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { PlaceSelects } from '../../../forms/place-selects.tsx'
import { usePageForm } from '../../../forms/use-page-form.ts'
import { useMe } from '../../../session/store.ts'
import { countries, profile, useSaving } from '../own-profile.ts'
import { PartForm } from '../part-form.tsx'
import type { SectionProps } from '../section-props.ts'

const schema = async () => (await import('../schemas.ts')).Location

export function LocationSection({ onSaved }: SectionProps) {
  const { myId: candidateId } = useMe()
  const read = profile(candidateId)
  const known = useAnswer(read)
  const save = useSaving()
  const form = usePageForm({
    saved: placeOf(known),
    load: schema,
    async save(values, was) {
      const now = await save(
        askInBrowser(changeCandidateLocation, {
          candidateId,
          ...values,
          was: known.country ? { ...was, countryId: was?.countryId ?? undefined } : undefined,
        }),
        read,
      )
      onSaved?.()
      return placeOf(now)
    },
  })
  return (
    <PartForm form={form}>
      <PlaceSelects form={form} town={form} countries={useAnswer(countries).items} named={known} required />
    </PartForm>
  )
}

/** Defaults to Türkiye, where most candidates live. */
const placeOf = ({ country, city, town }: CandidateProfile): PlaceIds => ({
  countryId: country?.id ?? turkey,
  cityId: city?.id ?? null,
  townId: town?.id ?? null,
})

interface PlaceIds {
  countryId: number | null
  cityId: number | null
  townId: number | null
}
