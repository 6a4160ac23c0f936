import type { CompanySection } from '#contract/companies/company-sections.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { below } from '../../ui/breakpoints.ts'
import { Picture } from '../../ui/data/picture.tsx'
import { TagList } from '../../ui/data/tag-list.tsx'
import { Section } from '../advertisement/section.tsx'
import styles from './company-section.module.css'
import { VideoLink } from './video-link.tsx'

interface CompanySectionPartProps {
  readonly section: CompanySection
  readonly name: string
}

/** One of the three free sections of an organization; an empty one is not rendered. */
export function CompanySectionPart({ section, name }: CompanySectionPartProps) {
  const t = useTexts('company_detail')
  const { title, exp, tags, video, photo1, photo2, banner } = section
  const photos = [photo1, photo2].filter((photo) => photo !== null)
  if (!title && !exp && !video && !banner && photos.length === 0) return null
  return (
    <Section title={title || t('section.title')}>
      <div className={styles.section}>
        {banner !== null && (
          <Picture
            src={banner}
            alt=""
            width={1200}
            height={400}
            widths={[640, 1080, 1920]}
            sizes={`${below('lg')} 100vw, 820px`}
            className={styles.banner}
          />
        )}
        {exp !== '' && <RichText html={exp} headingsFrom={3} />}
        <TagList tags={tags} />
        {video !== null && <VideoLink address={video} title={title || name} />}
        {photos.length > 0 && (
          <div className={styles.photos}>
            {photos.map((photo) => (
              <Picture
                key={photo}
                src={photo}
                alt=""
                width={600}
                height={400}
                widths={[384, 640, 1080]}
                sizes={`${below('sm')} 100vw, 400px`}
              />
            ))}
          </div>
        )}
      </div>
    </Section>
  )
}
