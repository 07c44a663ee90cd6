import type { StatisticsChart } from '@quietsite/contracts';
import type { Language } from '@quietsite/domain';

type Heading = StatisticsChart | 'month' | 'district' | 'decided' | 'medianDays' | 'longestDays';
type Headings = Readonly<Record<Heading, string>>;

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
    decided: 'decisions',
    medianDays: 'median days',
    longestDays: 'longest days',
  },
  'zh-Hant': {
    month: '月份',
    district: '地區',
    users: '已註冊用戶',
    companies: '已註冊公司',
    projects: '項目',
    accumulatedProjects: '累計項目',
    districts: '項目',
    decided: '決定數目',
    medianDays: '日數中位數',
    longestDays: '最長日數',
  },
  'zh-Hans': {
    month: '月份',
    district: '地区',
    users: '已注册用户',
    companies: '已注册公司',
    projects: '项目',
    accumulatedProjects: '累计项目',
    districts: '项目',
    decided: '决定数目',
    medianDays: '日数中位数',
    longestDays: '最长日数',
  },
};
