import type { StatisticsChart } from '@quietsite/contracts';
import type { Language } from '@quietsite/domain';

type Headings = Readonly<Record<StatisticsChart | 'month' | 'district', string>>;

/** Column headings in the exported file. */
export const STATISTICS_HEADINGS: Readonly<Record<Language, Headings>> = {
  en: {
    month: 'month',
    district: 'district',
    users: 'users registered',
    companies: 'companies registered',
    projects: 'projects',
    accumulatedProjects: 'accumulative projects',
    districts: 'projects',
  },
  'zh-Hant': {
    month: '月份',
    district: '地區',
    users: '已註冊用戶',
    companies: '已註冊公司',
    projects: '項目',
    accumulatedProjects: '累計項目',
    districts: '項目',
  },
  'zh-Hans': {
    month: '月份',
    district: '地区',
    users: '已注册用户',
    companies: '已注册公司',
    projects: '项目',
    accumulatedProjects: '累计项目',
    districts: '项目',
  },
};
