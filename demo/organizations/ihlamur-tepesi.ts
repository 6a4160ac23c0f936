import { ihlamurTepesiForms } from '../forms/ihlamur-tepesi.ts'
import type { DemoOrganization } from '../writing/demo-organization.ts'
import { antalya } from '../writing/places.ts'

export const ihlamurTepesi: DemoOrganization = {
  key: 'ihlamurtepesi',
  name: 'Özel Ihlamur Tepesi Koleji',
  type: 'school',
  palette: 'olive',
  logo: { initials: 'IT' },
  banner: 'library',
  about: `
Anaokulundan liseye 740 öğrencili, küçük bir okuluz ve küçük kalmak istiyoruz. Her yıl lise sınıflarımızın dörtte birini tam burslu öğrencilere ayırıyoruz; sınıfta kimin burslu olduğunu öğretmenler bile bilmez.`,
  contact: { name: 'Pelin', surname: 'Ergüven', phone: '+902425550121' },
  place: { address: 'Ihlamur Tepesi Yolu No: 12', cityId: antalya, town: 'Muratpaşa', lat: 36.8785, lon: 30.7366 },
  social: ['instagram'],
  tax: { title: 'Ihlamur Tepesi Eğitim Hizmetleri A.Ş.', office: 'Düden', number: '4816309520' },
  targeting: { types: ['scholarship', 'job'], levels: ['secondary', 'bachelor'], cityIds: [antalya], text: '' },
  followers: 12,
  joined: 220,
  forms: ihlamurTepesiForms,
}
