import { listSimilar } from '#contract/listings/listings.ts'
import { query } from '#web/answers.ts'
import { profileAddress } from '#web/candidate/addresses.ts'
import { FitList } from '#web/candidate/fit/fit-list.tsx'
import { useAnswer } from '#web/page-queries.ts'
import { ListingList } from '#web/public/listing/listing-list.tsx'
import { listAddress } from '#web/public/lists/list-type.ts'
import { useTexts } from '#web/texts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { FormToApply } from '../apply-queries.ts'

/** Who may apply and how one stands to it. What does not fit says so here, before anybody has written for an hour. */
export function FitBody({ form: { fit, listing } }: { form: FormToApply }) {
  const t = useTexts('student_apps')
  return (
    <Stack gap={6}>
      {fit.overall === 'unknown' && <Notice>{t('apply.fit.unknown')}</Notice>}
      {fit.overall === 'doesNotFit' && (
        <Notice
          tone="warning"
          title={t('apply.fit.not.title')}
          actions={
            <ButtonLink size="small" to={profileAddress}>
              {t('apply.fit.not.profile')}
            </ButtonLink>
          }
        >
          {t('apply.fit.not.detail')}
        </Notice>
      )}
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
