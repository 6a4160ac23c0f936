import { komsuEliForms } from '../forms/komsu-eli.ts'
import type { DemoOrganization } from '../writing/demo-organization.ts'
import { gaziantep } from '../writing/places.ts'

export const komsuEli: DemoOrganization = {
  key: 'komsueli',
  name: 'Komşu Eli Dayanışma Derneği',
  type: 'association',
  palette: 'rose',
  logo: { symbol: 'heart' },
  banner: 'volunteering',
  about: `
Depremin ertesi günü bir apartman mesajlaşma grubunda kurulduk. Bugün beş ilde on dört sosyal merkezimiz, bir depomuz ve iki bin gönüllümüz var.

Yardımı onur kırmadan ulaştırmaya çalışıyoruz: kapıyı çalarız, ihtiyacı sorarız, fotoğraf çekmeyiz.`,
  contact: { name: 'Meryem', surname: 'Toprak', phone: '+903425550108' },
  place: {
    address: 'Değirmiçem Mahallesi, Komşu Sokak No: 27',
    cityId: gaziantep,
    town: 'Şehitkamil',
    lat: 37.0744,
    lon: 37.3658,
  },
  social: ['instagram', 'twitter'],
  tax: { title: 'Komşu Eli Dayanışma Derneği', office: 'Gazikent', number: '5702938168' },
  targeting: {
    types: ['voluntary', 'scholarship'],
    levels: ['associate', 'bachelor'],
    text: 'Haftada birkaç saati olan herkes.',
  },
  followers: 35,
  joined: 280,
  forms: komsuEliForms,
  communities: [
    {
      name: 'Ders Gönüllüleri Odası',
      summary: 'Çevrim içi ders verenlerin çalışma kâğıtları, taktikleri ve dertleşme köşesi.',
      about: `
Bir konuyu üç kez anlattın ve olmadı mı? Buraya yaz. Büyük olasılıkla birinin elinde o konu için bir oyun var.`,
      cover: 'code',
      joinRule: 'request',
      members: 46,
      begun: 90,
    },
  ],
}
