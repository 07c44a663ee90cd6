import type { terms as english } from './terms.en.ts';
import type { Translated } from './translated.ts';

/** 產品本身列表的用語。儲存及傳送的內容不變，這只是顯示方式。 */
export const terms = {
  status: { Created: '已建立', Submitted: '已提交', Approved: '已獲批', Rejected: '已退回修改' },
  userType: {
    admin: '系統管理員',
    epd: '環境保護署',
    'Contractor Admin': '承建商管理員',
    'Contractor Member': '承建商成員',
  },
  role: { admin: '系統管理員', epd: '環境保護署', 'Contractor Admin': '管理員', 'Contractor Member': '成員' },
  location: { 'Notional Source': '假定聲源', 'Fixed Location': '固定位置' },
  period1: '所有日子 1900-2300 及公眾假期 0700-2300',
  period2: '所有日子 2300-0700',
  permitStatus: { Applied: '已申請', 'Will be Applied': '將會申請', 'Not Applicable': '不適用' },
  assessment: { Done: '已完成', 'Not Applicable': '不適用' },
  district: {
    'Central & Western': '中西區',
    'Wan Chai': '灣仔區',
    Eastern: '東區',
    Southern: '南區',
    'Yau Tsim Mong': '油尖旺區',
    'Kowloon City': '九龍城區',
    'Sham Shui Po': '深水埗區',
    'Wong Tai Sin': '黃大仙區',
    'Kwun Tong': '觀塘區',
    'Sai Kung': '西貢區',
    'Sha Tin': '沙田區',
    'Kwai Tsing': '葵青區',
    'Tsuen Wan': '荃灣區',
    'Tuen Mun': '屯門區',
    'Yuen Long': '元朗區',
    North: '北區',
    'Tai Po': '大埔區',
    Islands: '離島區',
  },
  demo: {
    demo: '承建商，項目擁有人',
    'demo-member': '承建商，項目成員',
    'demo-reader': '承建商，唯讀成員',
    'demo-epd': '環境保護署，九龍城',
    'demo-admin': '系統管理員，認證碼以電郵發送',
  },
} as const satisfies Translated<typeof english>;
