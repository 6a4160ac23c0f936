import { porsukForms } from '../forms/porsuk.ts'
import type { DemoOrganization } from '../writing/demo-organization.ts'
import { eskisehir } from '../writing/places.ts'

export const porsuk: DemoOrganization = {
  key: 'porsuk',
  name: 'Porsuk Teknik Üniversitesi',
  type: 'university',
  palette: 'brick',
  logo: { symbol: 'columns' },
  banner: 'campus',
  about: `
Porsuk Teknik Üniversitesi, raylı sistemler, seramik ve enerji alanlarında uzmanlaşmış bir araştırma üniversitesidir. Nehrin iki yakasına kurulu kampüsümüzde 8.600 öğrenci, 540 öğretim üyesi var.

Burs ve Destek Ofisimiz yalnızca kendi öğrencilerimize değil, şehrimizdeki bütün öğrencilere açıktır.`,
  sections: [
    {
      title: 'Araştırma',
      text: `
- Raylı Sistemler Test Merkezi: 1,2 km’lik kendi hattımız
- Seramik Araştırma Fırını: 1.800 °C
- Güç Elektroniği Laboratuvarı

Lisans öğrencileri ikinci sınıftan başlayarak bir araştırma grubuna katılabilir.`,
      tags: ['raylı sistemler', 'seramik', 'enerji'],
      photos: ['laboratory', 'energy'],
    },
    {
      title: 'Kampüs hayatı',
      text: `
Kürek takımımız sabah altıda nehirde, tiyatro topluluğumuz gece on birde sahnede. Arada ders de yapıyoruz.`,
      tags: ['62 topluluk', 'kürek'],
      photos: ['sports', 'campus'],
    },
    {
      title: 'International students',
      text: `
One in nine of our students comes from outside Türkiye. Eleven programmes are taught in English, and the graduate house has a kitchen on every floor, which is where most friendships begin.`,
      tags: ['English-taught', 'graduate house'],
    },
  ],
  contact: { name: 'Nilgün', surname: 'Sarıoğlu', phone: '+902225550119' },
  place: { address: 'Nehir Yolu Caddesi No: 200', cityId: eskisehir, town: 'Tepebaşı', lat: 39.7843, lon: 30.5064 },
  social: ['facebook', 'instagram', 'linkedin', 'youtube'],
  tax: { title: 'Porsuk Teknik Üniversitesi Döner Sermaye İşletmesi', office: 'Yunusemre', number: '7334082169' },
  targeting: {
    types: ['scholarship', 'program', 'job'],
    levels: ['highschool', 'bachelor', 'master', 'phd'],
    cityIds: [eskisehir],
    text: '',
  },
  verified: true,
  followers: 52,
  joined: 760,
  forms: porsukForms,
  communities: [
    {
      name: 'Graduate House',
      summary: 'For master’s and doctoral students, current and future: rooms, visas, thesis writing evenings.',
      about: `
Ask before you come, answer after you have arrived. Every Thursday there is a silent writing evening in the common room, and a loud dinner after it.`,
      language: 'en',
      cover: 'library',
      joinRule: 'request',
      members: 39,
      begun: 210,
    },
  ],
}
