import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { ArchMeter } from '../../ui/data/meter.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { profileAddress } from '../addresses.ts'

export function ProfileMeter({ percent }: { percent: number }) {
  const t = useTexts('student_dashboard')
  return (
    <Card as="section">
      <ArchMeter label={t('home.profile')} value={percent} text={t('home.percent', { percent })}>
        <Link to={profileAddress}>{percent < 100 ? t('home.profile.fill') : t('home.profile.see')}</Link>
      </ArchMeter>
    </Card>
  )
}
