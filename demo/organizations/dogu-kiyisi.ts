import { doguKiyisiForms } from '../forms/dogu-kiyisi.ts'
import type { DemoOrganization } from '../writing/demo-organization.ts'
import { trabzon } from '../writing/places.ts'

export const doguKiyisi: DemoOrganization = {
  key: 'dogukiyisi',
  name: 'Doğu Kıyısı Sanayi ve Ticaret Odası',
  type: 'chamber',
  palette: 'marine',
  logo: { symbol: 'ship' },
  banner: 'harbour',
  about: `
1.400 üyemizle fındıktan gemi yapımına kadar bölgenin üretenlerini temsil ediyoruz. Gençlerin bu üretimin içinde yer bulması için staj, burs ve girişimcilik programları yürütüyoruz.

Odamızın kapısı üye olmayan girişimcilere de açıktır; danışmanlık için randevu yeterlidir.`,
  contact: { name: 'Şule', surname: 'Karadağ', phone: '+904625550176' },
  place: { address: 'Liman Caddesi No: 64', cityId: trabzon, town: 'Ortahisar', lat: 41.0053, lon: 39.7267 },
  social: ['linkedin', 'facebook'],
  tax: { title: 'Doğu Kıyısı Sanayi ve Ticaret Odası', office: 'Karadeniz', number: '3067184259' },
  targeting: {
    types: ['job', 'program', 'scholarship'],
    levels: ['highschool', 'associate', 'bachelor'],
    cityIds: [trabzon],
    text: 'Meslek liseliler, yeni mezunlar ve ilk işini kuranlar.',
  },
  verified: true,
  followers: 22,
  joined: 400,
  forms: doguKiyisiForms,
  opportunities: [
    {
      title: 'Esnafta öğrenci indirimi: %20',
      summary: 'Üyemiz olan 85 lokanta, kırtasiye ve kuaförde geçerli öğrenci kodu.',
      body: `
Kodu kasada göstermen yeterli. Geçerli iş yerlerinin kapısında odamızın gemi işaretini göreceksin.`,
      cover: 'harbour',
      gives: { code: 'KIYIDA20' },
      starts: -35,
      ends: 120,
      taken: 28,
    },
  ],
}
