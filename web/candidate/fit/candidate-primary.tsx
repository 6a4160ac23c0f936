import { Bookmark, BookmarkCheck, FileText, PencilLine } from 'lucide-react'
import type { Advertisement } from '#contract/listings/listings.ts'
import { minutesFor } from '../../listing/minutes-for.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { applicationAddress } from '../addresses.ts'
import { applyAddress } from '../apply-step.ts'
import { useKeeping } from './use-keeping.ts'
import { VerdictLine } from './verdict-line.tsx'

/** An advertisement's main button for a candidate: apply, continue, or view the application. */
export function CandidatePrimary({ advertisement }: { advertisement: Advertisement }) {
  const t = useTexts('adv_detail')
  const { fit } = useKeeping(useMe(), advertisement)
  const { application } = fit
  const look = { variant: 'primary', size: 'large', wide: true } as const
  if (application && !application.isDraft)
    return (
      <ButtonLink {...look} to={applicationAddress(application.id)} icon={<FileText aria-hidden />}>
        {t('apply.see')}
      </ButtonLink>
    )
  const verdict = <VerdictLine fit={fit} documents={fit.documents} minutes={minutesFor(advertisement)} />
  if (advertisement.state === 'Upcoming')
    return (
      <>
        {verdict}
        <SaveButton advertisement={advertisement} isFirst />
      </>
    )
  const isMisfit = fit.overall === 'doesNotFit'
  const otherwise = isMisfit ? 'apply.look' : 'apply.begin'
  return (
    <>
      {verdict}
      <ButtonLink
        {...look}
        variant={isMisfit ? 'secondary' : 'primary'}
        to={applyAddress(advertisement.formId)}
        {...(!isMisfit && { icon: <PencilLine aria-hidden /> })}
      >
        {t(application ? 'apply.goOn' : otherwise)}
      </ButtonLink>
    </>
  )
}

interface SaveButtonProps {
  readonly advertisement: Advertisement
  /** Set before the form opens, when saving is the only possible act. */
  readonly isFirst?: boolean
}

/** The button that saves a form. */
export function SaveButton({ advertisement, isFirst = false }: SaveButtonProps) {
  const t = useTexts('adv_detail')
  const { fit, busy, save, forget } = useKeeping(useMe(), advertisement)
  return (
    <Button
      variant={isFirst && !fit.saved ? 'primary' : 'secondary'}
      size={isFirst ? 'large' : 'medium'}
      wide
      aria-pressed={fit.saved}
      loading={busy}
      icon={fit.saved ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
      onClick={() => (fit.saved ? forget() : save(true))}
    >
      {t(fit.saved ? 'keep.saved' : 'keep.save')}
    </Button>
  )
}
