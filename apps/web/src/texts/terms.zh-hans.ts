import type { terms as english } from './terms.en.ts';
import type { Translated } from './translated.ts';

/** 产品本身列表的用语。保存及传送的内容不变，这只是显示方式。 */
export const terms = {
  status: { Created: '已创建', Submitted: '已提交', Approved: '已获批', Rejected: '已退回修改' },
  userType: {
    admin: '系统管理员',
    epd: '环境保护署',
    'Contractor Admin': '承建商管理员',
    'Contractor Member': '承建商成员',
  },
  role: { admin: '系统管理员', epd: '环境保护署', 'Contractor Admin': '管理员', 'Contractor Member': '成员' },
  location: { 'Notional Source': '假定声源', 'Fixed Location': '固定位置' },
  period1: '所有日子 1900-2300 及公众假期 0700-2300',
  period2: '所有日子 2300-0700',
  permitStatus: { Applied: '已申请', 'Will be Applied': '将会申请', 'Not Applicable': '不适用' },
  assessment: { Done: '已完成', 'Not Applicable': '不适用' },
  district: {
    'Central & Western': '中西区',
    'Wan Chai': '湾仔区',
    Eastern: '东区',
    Southern: '南区',
    'Yau Tsim Mong': '油尖旺区',
    'Kowloon City': '九龙城区',
    'Sham Shui Po': '深水埗区',
    'Wong Tai Sin': '黄大仙区',
    'Kwun Tong': '观塘区',
    'Sai Kung': '西贡区',
    'Sha Tin': '沙田区',
    'Kwai Tsing': '葵青区',
    'Tsuen Wan': '荃湾区',
    'Tuen Mun': '屯门区',
    'Yuen Long': '元朗区',
    North: '北区',
    'Tai Po': '大埔区',
    Islands: '离岛区',
  },
  demo: {
    demo: '承建商，项目所有者',
    'demo-member': '承建商，项目成员',
    'demo-reader': '承建商，只读成员',
    'demo-epd': '环境保护署，九龙城',
    'demo-admin': '系统管理员，验证码通过电子邮件发送',
  },
} as const satisfies Translated<typeof english>;
