import { formatNumber, formatPercent } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { ArchMeter, Meter } from '#web/ui/data/meter.tsx'
import { Progress } from '#web/ui/data/progress.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Show, Shows, section } from '../show.tsx'

const tones = ['info', 'success', 'warning', 'danger'] as const

export const FeedbackSection = section('feedback', 'feedback', () => {
  const t = useTexts('dev_ui')
  const language = useLanguage()
  const left = (value: number) => `${formatNumber(value, language)} / ${formatNumber(1000, language)}`
  return (
    <Shows>
      <Show name="Notice" across>
        <Stack gap={3}>
          {tones.map((tone) => (
            <Notice key={tone} tone={tone} title={t('noticeTitle')}>
              {t('sentence')}
            </Notice>
          ))}
          <Notice tone="warning" actions={<Button size="small">{t('details')}</Button>}>
            {t('credits')}
          </Notice>
          <Notice tone="info" banner actions={<Button size="small">{t('continue')}</Button>}>
            {t('banner')}
          </Notice>
        </Stack>
      </Show>
      <Show name="Progress">
        <Progress label={t('exporting')} value={28} text={t('exported')} />
        <Progress label={t('exporting')} value={100} />
        <Progress label={t('exporting')} />
      </Show>
      <Show name="Meter">
        <Meter label={t('creditLabel')} value={820} max={1000} text={left(820)} />
        <Meter label={t('creditLabel')} value={120} max={1000} text={left(120)} low />
      </Show>
      <Show name="ArchMeter">
        <ArchMeter label={t('profile')} value={70} text={formatPercent(0.7, language)}>
          {t('profileNext')}
        </ArchMeter>
        <ArchMeter label={t('profile')} value={100} text={formatPercent(1, language)}>
          {t('profileDone')}
        </ArchMeter>
        <ArchMeter label={t('profile')} value={0} text={formatPercent(0, language)} />
      </Show>
      <Show name="Spinner">
        <Spinner label={t('waiting')} />
      </Show>
    </Shows>
  )
})
