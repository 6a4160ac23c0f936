import { formatMoney } from '#platform/text/money.ts'
import { formatNumber, formatPercent } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Stat } from '#web/ui/data/stat.tsx'
import { Card, CardLink } from '#web/ui/layout/card.tsx'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { Show, Shows, section } from '../show.tsx'

export const CardSection = section('cards', 'cards', () => {
  const t = useTexts('dev_ui')
  const language = useLanguage()
  return (
    <Shows>
      <Show name="Card + CardLink">
        <Card as="article">
          <Stack gap={3}>
            <Avatar name="Anadolu Eğitim Vakfı" shape="square" named />
            <h4>
              <CardLink to="#cards">{t('longName')}</CardLink>
            </h4>
            <p>Anadolu Eğitim Vakfı</p>
          </Stack>
        </Card>
      </Show>
      <Show name='Card look="soft"'>
        <Card look="soft">
          <p>{t('sentence')}</p>
        </Card>
      </Show>
      <Show name='Card look="ask"'>
        <Card look="ask">
          <Stack gap={3}>
            <h4>{t('next')}</h4>
            <p>{t('nextText')}</p>
            <div>
              <Button variant="accent">{t('upload')}</Button>
            </div>
          </Stack>
        </Card>
      </Show>
      <Show name="Stat" across>
        <Grid column="small">
          <Stat
            label={t('applications')}
            value={formatNumber(1284, language)}
            change={{ direction: 'up', text: formatPercent(0.12, language), good: true }}
            note={t('lastWeek')}
            to="#cards"
          />
          <Stat
            label={t('waiting')}
            value="37"
            change={{ direction: 'up', text: '9', good: false }}
            note={t('lastWeek')}
          />
          <Stat label={t('paid')} value={formatMoney({ amount: 48_000_000, currency: 'TRY' }, language)} />
          <Stat label={t('longLabel')} value="—" note={t('noData')} />
        </Grid>
      </Show>
      <Show name="DescriptionList" across>
        <DescriptionList
          items={[
            { term: t('amount'), detail: t('amountText') },
            { term: t('label.deadline'), detail: t('deadlineText') },
            { term: t('longLabel'), detail: t('longName') },
          ]}
        />
      </Show>
    </Shows>
  )
})
