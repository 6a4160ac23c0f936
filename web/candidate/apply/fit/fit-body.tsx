import { listSimilar } from '#contract/listings/listings.ts'
import { FitList } from '#web/candidate/fit/fit-list.tsx'
import { listAddress } from '#web/listing/list-type.ts'
import { ListingList } from '#web/listing/listing-list.tsx'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import type { FormToApply } from '../apply-queries.ts'
import { MisfitNotice } from '../frame/misfit-notice.tsx'

/**
 * The conditions and how the candidate meets them, shown first, so that an ineligible candidate does not fill in the
 * whole form.
 */
export function FitBody({ form }: { form: FormToApply }) {
  const { fit, listing } = form
  const t = useTexts('student_apps')
  return (
    <Stack gap={6}>
      {fit.overall === 'unknown' && <Notice>{t('apply.fit.unknown')}</Notice>}
      {fit.overall === 'doesNotFit' && <MisfitNotice form={form} isBesideConditions />}
      <div>
        <FitList overall={fit.overall} items={fit.items} />
      </div>
      {fit.overall === 'doesNotFit' && <Similar formId={listing.formId} list={listAddress(listing.type)} />}
    </Stack>
  )
}

function Similar({ formId, list }: { formId: string; list: string }) {
  const t = useTexts('student_apps')
  const { items } = useAnswer(query(listSimilar, { id: formId }))
  return (
    <Stack gap={4}>
      {items.length > 0 && (
        <>
          <h3>{t('apply.fit.similar')}</h3>
          <ListingList listings={items.slice(0, 3)} />
        </>
      )}
      <div>
        <ButtonLink to={list}>{t('apply.fit.others')}</ButtonLink>
      </div>
    </Stack>
  )
}
