import { useTexts } from '#web/texts/texts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Grid, Stack } from '#web/ui/layout/layout.tsx'
import { Show, Shows, section } from '../show.tsx'

export const LayoutSection = section('layouts', 'layouts', () => {
  const t = useTexts('dev_ui')
  const card = <Card look="soft">{t('longName')}</Card>
  return (
    <Shows>
      <Show name="Stack">
        <Stack>
          {card}
          {card}
        </Stack>
      </Show>
      <Show name="Cluster">
        <Cluster>
          {card}
          {card}
        </Cluster>
      </Show>
      <Show name="Grid" across>
        <Grid>
          {card}
          {card}
          {card}
        </Grid>
      </Show>
    </Shows>
  )
})
