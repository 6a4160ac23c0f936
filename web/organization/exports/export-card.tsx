import { CircleStop, Download } from 'lucide-react'
import { useId } from 'react'
import { cancelExport, type Export } from '#contract/exports/exports.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { formatFileSize, formatNumber } from '#platform/text/numbers.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx'
import { Progress } from '#web/ui/data/progress.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import cards from '../card-list.module.css'
import { takeFile } from './take-file.ts'

const tones: Readonly<Record<Export['state'], BadgeTone>> = {
  waiting: 'neutral',
  making: 'primary',
  ready: 'success',
  cancelled: 'neutral',
  failed: 'danger',
  expired: 'neutral',
}

/** One export: its contents, its progress, and its acts. */
export function ExportCard({ made }: { made: Export }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const titleId = useId()
  const { state, filters, total, madeBy, createdAt, expiresAt, downloads, downloadedAt, size } = made
  const at = (moment: string) => formatDateTime(moment, language)
  return (
    <Card as="li" aria-labelledby={titleId}>
      <Stack gap={2}>
        <div className={cards.head}>
          <h2 id={titleId} tabIndex={-1}>
            {made.fileName}
          </h2>
          <Badge tone={tones[state]}>{t('exports.state', { state })}</Badge>
        </div>
        <p className={cards.quiet}>
          {t('exports.made', { by: madeBy, at: at(createdAt), count: total })}
          {size !== null && state === 'ready' && ` · ${formatFileSize(size, language)}`}
        </p>
        {filters.length > 0 && (
          <p className={cards.quiet}>{t('exports.filters', { filters: filters.join('\u00a0· ') })}</p>
        )}
        {made.isSensitive && <p className={cards.quiet}>{t('exports.sensitive', { kind: made.kind })}</p>}
        {state === 'ready' && expiresAt !== null && (
          <p className={cards.quiet}>
            {t('exports.until', { at: at(expiresAt) })}{' '}
            {downloadedAt === null
              ? t('exports.notTaken')
              : t('exports.taken', { count: downloads, at: at(downloadedAt) })}
          </p>
        )}
        {state === 'failed' && <p className={cards.quiet}>{t('exports.failed')}</p>}
        {made.can.cancel && <HowFar made={made} />}
        <Acts made={made} titleId={titleId} />
      </Stack>
    </Card>
  )
}

function HowFar({ made: { state, done, total } }: { made: Export }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const label = t('exports.state', { state })
  if (state === 'waiting') return <Progress label={label} hideLabel text={t('exports.inQueue')} value={0} />
  const text = t('exports.done', { done: formatNumber(done, language), total: formatNumber(total, language) })
  return <Progress label={label} hideLabel text={text} value={total === 0 ? 0 : (100 * done) / total} />
}

function Acts({ made, titleId }: { made: Export; titleId: string }) {
  const t = useTexts('org_candidate_list_and_detail')
  const ids = { companyId: useMe().myId, exportId: made.id }
  const { act, busy, failed } = useAct({ changes: 'exports', refreshes: true })
  return (
    <>
      <FailedNotice failed={failed} />
      {(made.can.download || made.can.cancel) && (
        <Cluster gap={2}>
          {made.can.download && (
            <Button
              size="small"
              icon={<Download />}
              loading={busy}
              aria-describedby={titleId}
              onClick={() => void act(() => takeFile(ids))}
            >
              {t('ui.download')}
            </Button>
          )}
          {made.can.cancel && (
            <Button
              size="small"
              icon={<CircleStop />}
              loading={busy}
              aria-describedby={titleId}
              onClick={() =>
                void act(
                  () => askInBrowser(cancelExport, ids),
                  // The button disappears once the export is cancelled, so the title takes the focus.
                  () => document.getElementById(titleId)?.focus(),
                )
              }
            >
              {t('exports.cancel')}
            </Button>
          )}
        </Cluster>
      )}
    </>
  )
}
